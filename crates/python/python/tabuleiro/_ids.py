"""The names by which Gymnasium knows the games. It asks for them itself when it is imported, so nothing of it is imported before."""


def register() -> None:
    """Tells Gymnasium of every game: `tabuleiro/Oware-v0` and so on. To do so twice does no harm."""
    from gymnasium.envs.registration import register as tell
    from gymnasium.envs.registration import registry

    from tabuleiro._core import games

    for game in games():
        name = f"tabuleiro/{game.capitalize()}-v0"
        if name not in registry:
            tell(name, entry_point="tabuleiro.gymnasium:SeatEnv", kwargs={"game": game})
