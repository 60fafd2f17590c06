/** Stands above a lookup: what it cannot do, and what can. */
export function Honest({ children }: { children: string }) {
  return (
    <p className="honest">
      <b>Bu kutu hiçbir havayolunun sistemine bağlı değildir.</b> {children} <a href="#siteler">Nerede görülür?</a>
    </p>
  );
}
