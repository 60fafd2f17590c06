const rows = [
  ['PNR', 'ORN3K7'],
  ['Rezervasyon tarihi', '2 Mart'],
  ['Güzergâh', 'İstanbul (IST) – Londra (STN)'],
  ['Uçuş tarihi ve saati', '18 Nisan, 09:15'],
  ['Havayolu ve uçuş', 'Örnek Havayolu, ÖH 1234'],
  ['Yolcular', '2 yetişkin, 1 çocuk'],
  ['Toplam tutar', '12.345 TL (örnek)'],
  ['Ödeme durumu', 'Ödendi'],
] as const;

export function SampleReservation() {
  return (
    <figure className="pass sample">
      <figcaption className="pass-top">
        <b>Örnek rezervasyon</b>
        <span>Onaylandı</span>
      </figcaption>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
