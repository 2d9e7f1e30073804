import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

type SwitchedOffProps = { title: string; text: string; to: string; onward: string };

/** The business does not offer this: nobody is linked here, and who comes all the same is led on. */
export const SwitchedOff = ({ title, text, to, onward }: SwitchedOffProps) => (
  <StateBlock
    heading="h1"
    picture="closed"
    title={title}
    text={text}
    action={<LinkButton to={to}>{onward}</LinkButton>}
  />
);
