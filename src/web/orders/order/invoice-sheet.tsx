import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type InvoiceSheetProps = {
  words: { title: string; number: string; back: string; print: string };
  created_at: string;
  /** Where one came from; `state` proves a guest there. */
  back: { to: string; state?: unknown };
  parties: ReactNode;
  children: ReactNode;
};

/** One sheet of paper, from the business: whatever else is on the page stays out of the print. */
export function InvoiceSheet({ words, created_at, back, parties, children }: InvoiceSheetProps) {
  const config = useConfig();
  const { dateTime } = useDates();
  return (
    <div className="column py-5 md:py-8">
      <div className="mx-auto mb-4 flex max-w-200 items-center justify-between gap-3 print:hidden">
        <Link
          {...back}
          className="hit-area inline-flex items-center gap-1 rounded-xs font-semibold text-ink-2 text-small hover:text-ink"
        >
          <Icon of={ChevronLeft} size={18} directional />
          {words.back}
        </Link>
        <Button icon={Printer} size={44} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <article className="mx-auto max-w-200 rounded-card border border-line bg-surface p-5 md:p-10 print:max-w-none print:border-0 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-4 border-line border-b pb-5">
          <div>
            <h1 className="font-extrabold text-headline tracking-tight">{words.title}</h1>
            <p className="mt-1 text-ink-2 text-small">
              <bdi>{words.number}</bdi>
              <span aria-hidden> · </span>
              <time dateTime={created_at}>{dateTime(created_at)}</time>
            </p>
          </div>
          <address className="text-small not-italic md:text-end print:text-end">
            <bdi className="block font-bold">{config.business_name}</bdi>
            <bdi className="block text-ink-2">{config.address}</bdi>
            <bdi className="block text-ink-2 tabular">{config.phone_text || config.phone}</bdi>
          </address>
        </header>
        <div className="grid gap-5 py-5 text-small md:grid-cols-3 print:grid-cols-3">{parties}</div>
        {children}
      </article>
    </div>
  );
}

export function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-caption text-ink-3">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="break-words first-of-type:font-semibold">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

type InvoiceTableProps = {
  heads: { what: string; quantity: string; amount: string };
  rows: readonly { id: number; what: ReactNode; quantity: number; amount: string }[];
};

export function InvoiceTable({ heads, rows }: InvoiceTableProps) {
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="border-line border-b text-caption text-ink-3">
          <th scope="col" className="py-2 text-start font-semibold">
            {heads.what}
          </th>
          <th scope="col" className="w-20 py-2 text-end font-semibold max-md:w-14">
            {heads.quantity}
          </th>
          <th scope="col" className="w-28 py-2 text-end font-semibold max-md:w-20">
            {heads.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-line border-b align-top">
            <td className="wrap-anywhere py-2.5">{row.what}</td>
            <td className="py-2.5 text-end tabular">{row.quantity}</td>
            <td className="py-2.5 text-end tabular">
              <bdi>{row.amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
