import ArrowDown from 'lucide-react/icons/arrow-down';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { roleOf } from '../read-partner.ts';
import { MessageBubble } from './message-bubble.tsx';
import { PendingBubble } from './pending-bubble.tsx';
import type { ThreadRow } from './thread-rows.ts';
import { OrderRow, TripRow } from './topic-row.tsx';
import { useDayWords } from './use-day-words.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

type MessageListProps = {
  rows: readonly ThreadRow[];
  name: string;
  /** What the other side is to the customer. */
  role: ReturnType<typeof roleOf>;
  seenId: number;
  isTyping: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder(): void;
};

/** What was said, the newest at the foot. Older messages come when one scrolls up; nothing jumps meanwhile. */
export function MessageList({ rows, name, role, seenId, isTyping, ...older }: MessageListProps) {
  const t = useTranslate();
  const { box, list, onScroll, toEnd, news, isAtEnd } = useThreadScroll(rows, isTyping, older);
  return (
    <div className="relative min-h-0 flex-1">
      {/* Our own hand keeps the place; the browser's would move it once more. */}
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={t('chat.thread', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain bg-sunken px-4 [overflow-anchor:none] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] md:px-5"
      >
        <ol ref={list} className="flex min-h-full flex-col justify-end gap-3 py-4">
          {older.hasOlder && (
            <li className="flex justify-center">
              <Button
                look="secondary"
                size={36}
                progress={older.isLoadingOlder ? t('chat.loading_more') : null}
                onClick={older.onOlder}
              >
                {t('chat.older')}
              </Button>
            </li>
          )}
          {rows.length === 0 && (
            <li className="m-auto">
              <StateBlock picture="talk" title={t('chat.begin', { name })} text={t(`chat.begin_text.${role}`)} />
            </li>
          )}
          {rows.map((row) => (
            <Row key={row.id} row={row} seenId={seenId} />
          ))}
          {isTyping && (
            <li
              aria-label={t('chat.typing', { name })}
              className="flex w-fit gap-1.5 rounded-[18px] rounded-es-xs border border-line bg-surface px-4 py-3.5"
            >
              <Dots />
            </li>
          )}
        </ol>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-3 mx-auto flex h-11 w-fit items-center gap-2 rounded-pill bg-inverse px-4 font-semibold text-on-inverse text-small shadow-(--elevation-card)"
        >
          <Icon of={ArrowDown} size={18} />
          <span aria-live="polite">{newsWords(t, news)}</span>
        </button>
      )}
    </div>
  );
}

function newsWords(t: ReturnType<typeof useTranslate>, count: number): string {
  if (count === 0) return t('chat.to_end');
  return t('chat.new', { count });
}

function Row({ row, seenId }: { row: ThreadRow; seenId: number }) {
  switch (row.kind) {
    case 'day':
      return <Day at={row.at} />;
    case 'order':
      return <OrderRow order={row.order} />;
    case 'trip':
      return <TripRow trip={row.trip} />;
    case 'message':
      return <MessageBubble message={row.message} isOwn={row.isOwn} isLast={row.isLast} seenId={seenId} />;
    case 'pending':
      return <PendingBubble pending={row.pending} />;
  }
}

function Day({ at }: { at: string }) {
  const { dayWords } = useDayWords();
  return (
    <li className="text-center font-semibold text-caption text-ink-2">
      <time dateTime={at}>{dayWords(at)}</time>
    </li>
  );
}

/** Opacity only, and still where motion is not wanted. */
const Dots = () =>
  [0, 1, 2].map((at) => (
    <span
      key={at}
      style={{ animationDelay: `${at * 200}ms` }}
      className="size-2 rounded-pill bg-ink-3 motion-safe:animate-blink"
    />
  ));
