interface Point {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371.009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle between two points, by the haversine formula. */
export function greatCircle(one: Point, other: Point): number {
  const across = radians(other.latitude - one.latitude) / 2;
  const along = radians(other.longitude - one.longitude) / 2;
  const latitudes = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const half = Math.sin(across) ** 2 + latitudes * Math.sin(along) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}
