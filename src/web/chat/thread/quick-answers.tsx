import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import { useAutomatedMessages } from '../chat.queries.ts';
import type { Receiver } from '../read-partner.ts';

type RowProps = {
  /** Nothing was said yet: all of them are in view, not only those that fit beside each other. */
  isFirst: boolean;
  onSend(message: string): void;
};
type QuickAnswersProps = RowProps & { to: Receiver['receiver_type'] };

/** What is mostly said, by one press: to support what it answers by itself, to others short answers. */
export const QuickAnswers = ({ to, ...row }: QuickAnswersProps) =>
  to === 'admin' ? <Questions {...row} /> : <Answers to={to} {...row} />;

function Questions(row: RowProps) {
  const t = useTranslate();
  const { data } = useAutomatedMessages();
  if (!data || data.length === 0) return null;
  return <Row label={t('chat.questions')} texts={data.map(({ message }) => message)} {...row} />;
}

const NUMBERS = [1, 2, 3] as const;

function Answers({ to, ...row }: RowProps & { to: 'vendor' | 'delivery_man' }) {
  const t = useTranslate();
  return <Row label={t('chat.quick')} texts={NUMBERS.map((at) => t(`chat.quick.${to}.${at}`))} {...row} />;
}

const Row = ({ label, texts, isFirst, onSend }: RowProps & { label: string; texts: readonly string[] }) => (
  <ul
    aria-label={label}
    className={classNames(
      'flex shrink-0 gap-2 bg-sunken px-4 pt-1 pb-2.5',
      isFirst ? 'flex-wrap justify-center pb-5' : 'overflow-x-auto [scrollbar-width:none]',
    )}
  >
    {texts.map((text) => (
      <li key={text}>
        <Chip onClick={() => onSend(text)}>
          <bdi>{text}</bdi>
        </Chip>
      </li>
    ))}
  </ul>
);
