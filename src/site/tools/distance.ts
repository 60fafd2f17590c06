interface Point {
  latitude: number;
  longitude: number;
}

/** In kilometres: the Earth's mean radius, and the equatorial radius of the WGS84 ellipsoid. */
const meanRadius = 6371.009;
const equator = 6378.137;
const flattening = 1 / 298.257223563;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The angle between two points on a sphere by the haversine formula, in radians. */
function angle(latitude: number, otherLatitude: number, along: number): number {
  const across = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const half = across + Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(along / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(half));
}

/** Great-circle distance on a sphere, in kilometres. */
export function greatCircle(one: Point, other: Point): number {
  return meanRadius * angle(radians(one.latitude), radians(other.latitude), radians(other.longitude - one.longitude));
}

/** Distance on WGS84 in kilometres by Lambert's formula; off by at most ten metres up to 5,000 km. */
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
