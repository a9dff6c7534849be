// Where we are: the part of the address after #, so that any static host will do.

/** A screen with what it shows. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  /** A game kept in this browser. */
  | { screen: "game"; id: string }
  /** A kept game, or what a link holds, or nothing yet: the game's first position. */
  | { screen: "analysis"; game: string; id?: string; held?: string }
  | { screen: "learn"; game?: string; item?: string }
  | { screen: "library" }
  | { screen: "rules"; game: string }
  | { screen: "settings" }
  | { screen: "about" };

/** The address of a route. */
export function address(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case "home":
      return "#/";
    case "new":
    case "rules":
      return `#/${route.screen}/${part(route.game)}`;
    case "game":
      return `#/game/${part(route.id)}`;
    case "analysis": {
      const query = route.id ? `?id=${part(route.id)}` : route.held ? `?held=${part(route.held)}` : "";
      return `#/analysis/${part(route.game)}${query}`;
    }
    case "learn":
      return ["#/learn", route.game, route.item]
        .filter((one) => one !== undefined)
        .map((one, at) => (at ? part(one) : one))
        .join("/");
    default:
      return `#/${route.screen}`;
  }
}

/** The route of an address; home if there is no such. */
export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [screen = "", one, two] = path.split("/").map(decoded);
  const asked = new URLSearchParams(query);
  const id = asked.get("id") ?? undefined;
  const held = asked.get("held") ?? undefined;
  switch (screen) {
    case "new":
    case "rules":
      return one ? { screen, game: one } : { screen: "home" };
    case "game":
      return one ? { screen, id: one } : { screen: "home" };
    case "analysis":
      return one ? { screen, game: one, ...(id ? { id } : {}), ...(held ? { held } : {}) } : { screen: "home" };
    case "learn":
      return { screen, ...(one ? { game: one } : {}), ...(two ? { item: two } : {}) };
    case "library":
    case "settings":
    case "about":
      return { screen };
    default:
      return { screen: "home" };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const here = $state<{ route: Route }>({ route: routeOf(typeof location === "object" ? location.hash : "") });

/** Follows the address; called once. */
export function watchAddress(): void {
  addEventListener("hashchange", () => {
    here.route = routeOf(location.hash);
  });
}

/** Where we are. */
export function route(): Route {
  return here.route;
}

/** Goes elsewhere; `replace` leaves no trace in the history. */
export function go(to: Route, replace = false): void {
  if (replace) {
    history.replaceState(null, "", address(to));
    here.route = to;
  } else {
    location.hash = address(to);
  }
}
