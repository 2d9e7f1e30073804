import { Footer } from '#web/content/footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { ThemePill } from './theme-pill.tsx';

export default function ShellFooter() {
  return (
    <Footer
      logo={<Logo />}
      controls={
        <>
          <LanguageMenu />
          <ThemePill />
        </>
      }
    />
  );
}
