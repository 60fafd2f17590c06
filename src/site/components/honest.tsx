/** Says above a lookup form what the form cannot do, and where visitors can do it. */
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
