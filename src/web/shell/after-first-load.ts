/**
 * What every page fetches right after its first load, as one file of the build: the parts of the shell that can wait, and
 * what keeps the page for the time without a connection.
 */

export { NoticeWords } from '#web/offline/notice-words.tsx';
export { OfflineWork } from '#web/offline/offline-work.tsx';
export { ShellBars } from './shell-bars.tsx';
export { ShellFooter } from './shell-footer.tsx';
