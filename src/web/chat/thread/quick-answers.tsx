import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import { useAutomatedMessages } from '../chat.queries.ts';
import type { Receiver } from '../read-partner.ts';

type QuickAnswersProps = { to: Receiver['receiver_type']; onSend(message: string): void };

/** What is mostly said, by one press: to support what it answers by itself, to others short answers. */
export const QuickAnswers = ({ to, onSend }: QuickAnswersProps) =>
  to === 'admin' ? <Questions onSend={onSend} /> : <Answers to={to} onSend={onSend} />;

function Questions({ onSend }: Pick<QuickAnswersProps, 'onSend'>) {
  const t = useTranslate();
  const { data } = useAutomatedMessages();
  if (!data || data.length === 0) return null;
  return <Row label={t('chat.questions')} texts={data.map(({ message }) => message)} onSend={onSend} />;
}

const NUMBERS = [1, 2, 3] as const;

function Answers({ to, onSend }: { to: 'vendor' | 'delivery_man'; onSend(message: string): void }) {
  const t = useTranslate();
  return <Row label={t('chat.quick')} texts={NUMBERS.map((at) => t(`chat.quick.${to}.${at}`))} onSend={onSend} />;
}

const Row = ({ label, texts, onSend }: { label: string; texts: readonly string[]; onSend(text: string): void }) => (
  <ul
    aria-label={label}
    className="flex shrink-0 gap-2 overflow-x-auto bg-sunken px-4 pt-1 pb-2.5 [scrollbar-width:none]"
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
