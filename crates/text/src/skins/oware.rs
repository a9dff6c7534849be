//! Oware: North above, South below. The report's positions are the same for both rows and stand in the line between them, so
//! that nobody takes them for seeds.

use tabuleiro_game::Board;

const WIDE: &str = "          f     e     d     c     b     a       {!oware-north} {store2=}
     ╭───────────────────────────────────────╮
   ← │   {f:3}   {e:3}   {d:3}   {c:3}   {b:3}   {a:3}   │
     ├────6─────5─────4─────3─────2─────1────┤
     │   {A:3}   {B:3}   {C:3}   {D:3}   {E:3}   {F:3}   │ →
     ╰───────────────────────────────────────╯
          A     B     C     D     E     F       {!oware-south} {store1=}";

/// The stores have lines of their own.
const NARROW: &str = "    {!oware-north} {store2=}
       f    e    d    c    b    a
    ╭──────────────────────────────╮
  ← │ {f:3}  {e:3}  {d:3}  {c:3}  {b:3}  {a:3} │
    ├──6────5────4────3────2────1──┤
    │ {A:3}  {B:3}  {C:3}  {D:3}  {E:3}  {F:3} │ →
    ╰──────────────────────────────╯
       A    B    C    D    E    F
    {!oware-south} {store1=}";

/// The board as text with fields.
pub(super) fn templates(_: &Board) -> Vec<String> {
    [WIDE, NARROW].map(str::to_owned).to_vec()
}
