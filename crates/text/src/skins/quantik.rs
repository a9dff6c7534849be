//! Quantik: White's hand on the left, Brown's on the right, the zones apart from each other.

use tabuleiro_game::Board;

const WIDE: &str = "  {!quantik-white:22}  a   b       c   d  {!quantik-brown:>23}

  A  {!quantik-cone:9} {hand1:A} {hand1:A=}     4 {a4:3} {b4:3}  │  {c4:3} {d4:3} 4     {hand2:A=} {hand2:A}  {!quantik-cone:>9}  A
  B  {!quantik-cube:9} {hand1:B} {hand1:B=}     3 {a3:3} {b3:3}  │  {c3:3} {d3:3} 3     {hand2:B=} {hand2:B}  {!quantik-cube:>9}  B
                        ──────────┼──────────
  C  {!quantik-cylinder:9} {hand1:C} {hand1:C=}     2 {a2:3} {b2:3}  │  {c2:3} {d2:3} 2     {hand2:C=} {hand2:C}  {!quantik-cylinder:>9}  C
  D  {!quantik-sphere:9} {hand1:D} {hand1:D=}     1 {a1:3} {b1:3}  │  {c1:3} {d1:3} 1     {hand2:D=} {hand2:D}  {!quantik-sphere:>9}  D

                          a   b       c   d";

/// The hands above and below the board.
const NARROW: &str =
    "  {!quantik-white:8}  A {hand1:A} {hand1:A=}  B {hand1:B} {hand1:B=}  C {hand1:C} {hand1:C=}  D {hand1:D} {hand1:D=}

          a   b       c   d
       4 {a4:3} {b4:3}  │  {c4:3} {d4:3} 4
       3 {a3:3} {b3:3}  │  {c3:3} {d3:3} 3
        ──────────┼──────────
       2 {a2:3} {b2:3}  │  {c2:3} {d2:3} 2
       1 {a1:3} {b1:3}  │  {c1:3} {d1:3} 1
          a   b       c   d

  {!quantik-brown:8}  A {hand2:A} {hand2:A=}  B {hand2:B} {hand2:B=}  C {hand2:C} {hand2:C=}  D {hand2:D} {hand2:D=}";

/// The board as text with fields.
pub(super) fn templates(_: &Board) -> Vec<String> {
    [WIDE, NARROW].map(str::to_owned).to_vec()
}
