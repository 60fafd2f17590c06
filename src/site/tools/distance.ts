interface Point {
  latitude: number;
  longitude: number;
}

/** Kilometres: of the sphere with the Earth's mean radius, and of the ellipsoid WGS84. */
const meanRadius = 6371.009;
const equator = 6378.137;
const flattening = 1 / 298.257223563;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The angle between two points of a sphere, by the haversine formula; all in radians. */
function angle(latitude: number, otherLatitude: number, along: number): number {
  const across = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const half = across + Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(along / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(half));
}

/** Kilometres along the great circle between two points of a sphere. */
export function greatCircle(one: Point, other: Point): number {
  return meanRadius * angle(radians(one.latitude), radians(other.latitude), radians(other.longitude - one.longitude));
}

/** Kilometres between two points of WGS84, by Lambert's formula: ten metres off at most as far as 5,000 km. */
export function onEllipsoid(one: Point, other: Point): number {
  const [reduced, otherReduced] = [one, other].map(({ latitude }) =>
    Math.atan((1 - flattening) * Math.tan(radians(latitude))),
  ) as [number, number];
  const way = angle(reduced, otherReduced, radians(other.longitude - one.longitude));
  const [middle, apart] = [(reduced + otherReduced) / 2, (otherReduced - reduced) / 2];
  const x = (way - Math.sin(way)) * ((Math.sin(middle) * Math.cos(apart)) / Math.cos(way / 2)) ** 2;
  const y = (way + Math.sin(way)) * ((Math.cos(middle) * Math.sin(apart)) / Math.sin(way / 2)) ** 2;
  return equator * (way - (flattening / 2) * (x + y));
}
