/** Stands above a lookup: what it cannot do, and what can. That it is connected to nothing is said in the first screen, by the page's answer. */
export function Honest({ children }: { children: string }) {
  return (
    <div className="honest">
      <b>Bu forma yazdıklarınız hiçbir havayoluna ulaşmaz ve saklanmaz.</b>{' '}
      <p>
        {children} <a href="#siteler">Nerede görülür?</a>
      </p>
    </div>
  );
}
