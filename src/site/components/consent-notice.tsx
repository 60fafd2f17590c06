/** Asks for consent before the tag manager loads; hidden until the script finds that the visitor has not chosen yet. */
export function ConsentNotice() {
  return (
    <section className="consent" aria-labelledby="cerez" hidden>
      <h2 id="cerez">Çerez tercihiniz</h2>
      <p>
        Reklamların işe yarayıp yaramadığını ölçmek için çerez kullanmak istiyoruz. İzin vermezseniz hiçbir ölçüm aracı
        yüklenmez ve site aynı şekilde çalışır. <a href="/gizlilik-ve-guvenlik">Gizlilik ve Güvenlik</a>
      </p>
      <div className="go">
        <button className="btn" type="button" data-consent="denied">
          Reddet
        </button>
        <button className="btn" type="button" data-consent="granted">
          Kabul Et
        </button>
      </div>
    </section>
  );
}
