import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Button } from '#web/ui/controls/button.tsx';

type PlaceBarProps = {
  /** The words on the button, and while it works. */
  action: string;
  progress: string | null;
  /** What it costs, in minor units. */
  amount: number;
  /** False while a newer amount is being computed. */
  isReady: boolean;
  onPress(): void;
  /** Over the button. */
  children?: ReactNode;
};

/** On a phone it stands where the tab bar would be, within reach of the thumb. */
export function PlaceBar({ action, progress, amount, isReady, onPress, children }: PlaceBarProps) {
  const money = useMoney();

  return (
    <div
      data-bottom-bar
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom,0px))]"
    >
      {children}
      <Button size={52} wide progress={progress} aria-disabled={!isReady || undefined} onClick={onPress}>
        <span className="flex w-full items-center justify-between gap-3">
          <span>{action}</span>
          <bdi className="tabular">{money(amount)}</bdi>
        </span>
      </Button>
    </div>
  );
}

/** The two links, wherever the language puts them. */
export function Terms({ words }: { words: string }) {
  const t = useTranslate();
  const links = {
    '{terms}': { to: '/terms-and-conditions', text: t('checkout.terms_link') },
    '{privacy}': { to: '/privacy-policy', text: t('checkout.privacy_link') },
  } as const;

  return words.split(/(\{terms\}|\{privacy\})/).map((part) => {
    const link = links[part as keyof typeof links];
    return link ? (
      <Link key={part} to={link.to} target="_blank" className="underline">
        {link.text}
      </Link>
    ) : (
      part
    );
  });
}
