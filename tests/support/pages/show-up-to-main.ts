import type { Page } from '@playwright/test';

/** A page as a slow browser has it for a moment: read up to where its content begins. */
export const showUpToMain = (page: Page, html: string) =>
  page.setContent(html.slice(0, html.indexOf('>', html.indexOf('<main')) + 1));
