import { useEffect } from 'react';
import { Footer } from '#web/content/footer/footer.tsx';
import { layOutFarParts } from '#web/ui/lists/lay-out-far-parts.ts';
import { Logo } from './header/logo.tsx';
import { FOOTER_LINKS } from './menus/all-footer-links.ts';
import { LanguageMenu } from './settings/language-menu.tsx';
import { ThemePill } from './settings/theme-pill.tsx';

export function ShellFooter() {
  useEffect(layOutFarParts, []);
  return (
    <Footer
      logo={<Logo />}
      links={FOOTER_LINKS}
      controls={
        <>
          <LanguageMenu />
          <ThemePill />
        </>
      }
    />
  );
}
