import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

type SubmitButtonProps = { progress: string | null; disabled?: boolean; children: ReactNode };

/**
 * Sends the form around it, once the page is hydrated: before that the browser itself would send what was typed, a password
 * among it, to a page that cannot take it.
 */
export function SubmitButton({ children, ...button }: SubmitButtonProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button type={isAwake ? 'submit' : 'button'} size={52} wide {...button}>
      {children}
    </Button>
  );
}

const never = () => () => {};
