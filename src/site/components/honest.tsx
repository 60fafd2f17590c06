/**
 * Says above a lookup what it cannot do, and what can. The page's answer has already said that the agency is
 * independent.
 */
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
