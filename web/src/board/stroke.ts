// The stroke through a winning line.

interface Point {
  x: number;
  y: number;
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** How far a straight stroke goes on beyond its ends, as a part of its length. */
const BEYOND = 0.12;

/** Whether the points lie on one straight line, give or take a hundredth of its length. */
function isStraight(points: readonly Point[], first: Point, last: Point): boolean {
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const long = Math.hypot(dx, dy);
  return long > 0 && points.every(({ x, y }) => Math.abs((x - first.x) * dy - (y - first.y) * dx) < long * long * 0.01);
}

/** A path through the places: a straight one reaches a little further at both ends, others go round their middle and close. */
export function stroke(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  if (points.length === 1) return `M${at(first)}l0 0`;
  if (isStraight(points, first, last)) {
    const [dx, dy] = [(last.x - first.x) * BEYOND, (last.y - first.y) * BEYOND];
    return `M${at({ x: first.x - dx, y: first.y - dy })}L${at({ x: last.x + dx, y: last.y + dy })}`;
  }
  const middle = { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return `M${points
    .toSorted((one, other) => angle(one) - angle(other))
    .map(at)
    .join("L")}Z`;
}
