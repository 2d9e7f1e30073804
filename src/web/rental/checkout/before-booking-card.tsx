import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

/** What one agrees to, said before the button and not in a tooltip. */
export function BeforeBookingCard({ provider }: { provider: string }) {
  const t = useTranslate();

  return (
    <Card title={t('trip_checkout.before')}>
      <div className="grid gap-3 md:grid-cols-2">
        <Term
          icon={ShieldCheck}
          look="bg-success-soft text-success-ink"
          title={t('trip_checkout.cancel_title')}
          text={t('trip_checkout.cancel_text', { provider })}
        />
        <Term icon={Wallet} look="bg-sunken" title={t('trip_checkout.pay_title')} text={t('trip_checkout.pay_text')} />
      </div>
    </Card>
  );
}

function Term({ icon, look, title, text }: { icon: Glyph; look: string; title: string; text: string }) {
  return (
    <div className="flex items-start gap-3 rounded-control border border-line p-3.5">
      <span className={classNames('grid size-9 shrink-0 place-items-center rounded-control', look)}>
        <Icon of={icon} size={18} />
      </span>
      <p className="min-w-0 text-small">
        <span className="block font-semibold">{title}</span>
        <span className="text-ink-2">{text}</span>
      </p>
    </div>
  );
}
