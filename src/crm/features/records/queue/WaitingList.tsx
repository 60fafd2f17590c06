import { namedPassengers } from '../../../../domain/records/linked-sales.ts';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { netAmounts, sumOf, sums } from '../../../../domain/records/sums.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import { agency } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Entry } from '../entries/entry-draft.ts';
import { takeBack, type useWaitingSales } from './sale-queue.ts';
import css from './WaitingList.module.css';
import { isAnswered, waitingMark } from './waiting-texts.ts';

interface Props {
  waiting: ReturnType<typeof useWaitingSales>;
  onReturn: (entry: Entry) => void;
}

export function WaitingList({ waiting, onReturn }: Props) {
  return (
    <section className={css.waiting} aria-label="Bekleyenler">
      <p className={css.head}>
        {waiting.length} kayıt bekliyor;{' '}
        {waiting.every(({ why }) => isAnswered(why))
          ? 'sunucu şu an almadı, kendiliğinden yeniden denenecek. Toplamlara kaydedilince katılır.'
          : 'bağlantı gelince sırayla gönderilecek. Toplamlara o zaman katılır.'}{' '}
        Bu tarayıcıda duruyor: sekmeyi kapatsanız da kaybolmaz.
      </p>
      <ul className={css.list} aria-label="Bekleyen kayıtlar">
        {waiting.map(({ sale, isOnItsWay, why }) => (
          <li key={sale.clientRef}>
            <Icon name="clock" />
            <p className={css.who}>
              <b>{sale.input.fullName}</b>
              {namedPassengers(sale.entry.passengers).length > 0 && (
                <span>+{namedPassengers(sale.entry.passengers).length} yolcu</span>
              )}
              {sale.input.pnr && <span className={css.pnr}>{sale.input.pnr}</span>}
            </p>
            <p className={css.sums}>
              {sumTexts(sale.input).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
            <span className={css.state}>{isOnItsWay ? 'gönderiliyor' : waitingMark(why)}</span>
            <Button
              aria-label={`Kayda dön: ${sale.input.fullName}`}
              aria-disabled={isOnItsWay}
              onClick={() => !isOnItsWay && onReturn(takeBack(sale))}
            >
              Kayda dön
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sumTexts(input: SalesRecordInput): string[] {
  const amounts = netAmounts([input], agency.refundSaleTypes);
  const given = sums.filter(({ of }) => of.some((field) => input[field] !== null));
  return given.map((sum) => `${sum.name} ${formatMoney(sumOf(sum, amounts))} TL`);
}
