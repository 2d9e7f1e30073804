import type { ReactNode } from 'react';

/** Where a missing or failed page is said: inside the shell, or alone when the shell itself is what failed. */
export function StatePlace({ inShell, title, children }: { inShell: boolean; title: string; children: ReactNode }) {
  const content = (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {children}
    </>
  );
  if (inShell) return <div className="grid min-h-[60dvh] place-items-center p-6">{content}</div>;
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      {content}
    </main>
  );
}
