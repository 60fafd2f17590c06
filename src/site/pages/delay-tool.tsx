import { Island } from '../components/island.tsx';
import { DelayCalculator } from '../islands/delay.tsx';

export function DelayTool() {
  return (
    <section className="wrap part" aria-labelledby="hesap">
      <h2 id="hesap">Ne isteyebilirsiniz?</h2>
      <p className="scriptless">Hesap bu tarayıcıda çalışmıyor; koşullar aşağıdadır.</p>
      <Island name="delay" component={DelayCalculator} properties={{}} />
    </section>
  );
}
