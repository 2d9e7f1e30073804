import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import type { Quote } from '#contract/checkout/quote.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/bill.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Change } from '../changes.ts';

type ChangedNoteProps = { changes: readonly Change[]; onSeen(): void };

/** Nothing was ordered: what is different from what the shopper saw, to be looked at before the next try. */
export function ChangedNote({ changes, onSeen }: ChangedNoteProps) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();

  return (
    <ChangedList
      words={changes.map((change) => changeWords(t, money, change, additional_charge_name))}
      advice={t('checkout.changed_text')}
      onSeen={onSeen}
    />
  );
}

type ChangedListProps = { words: readonly string[]; advice: string; onSeen(): void };

export function ChangedList({ words, advice, onSeen }: ChangedListProps) {
  const t = useTranslate();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);

  function accept() {
    showToast({ id: 'checkout', text: t('checkout.updated') });
    onSeen();
  }

  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-24 rounded-card border border-warn bg-warn-soft p-4 text-small outline-none"
    >
      <p className="flex items-start gap-2 font-bold text-body">
        <Icon of={TriangleAlert} size={20} className="mt-0.5 shrink-0 text-warn-ink" />
        {t('checkout.changed')}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-9">
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{advice}</p>
      <Button look="secondary" size={36} className="mt-3" onClick={accept}>
        {t('checkout.changed_ok')}
      </Button>
    </div>
  );
}

function changeWords(t: Translate, money: (minor: number) => string, change: Change, additional: string): string {
  if (change.kind === 'gone') return t('checkout.changed_gone', { name: change.item });
  const line = change.kind === 'price' ? change.item : lineName(t, change.name, additional);
  return t('checkout.changed_line', { line, before: money(change.before), now: money(change.now) });
}

function lineName(t: Translate, name: Extract<Change, { kind: 'amount' }>['name'], additional: string): string {
  if (name === 'total') return t('bill.sum.total');
  return name === 'additional_charge' ? additional : t(`bill.sum.${name}`);
}

/** Why the order would be refused as it stands. */
export function Problems({ problems, title }: { problems: Quote['problems']; title?: string }) {
  const t = useTranslate();
  if (problems.length === 0) return null;

  return (
    <div role="alert" className="rounded-card bg-danger-soft p-4 text-small">
      <p className="font-bold text-danger-ink">{title ?? t('checkout.problems')}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-ink">
        {[...new Set(problems.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
