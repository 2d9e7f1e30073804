import { flood, holdUp } from '#tests/support/traffic/attack.ts';

// In a process of its own, so that the callers whose times are taken do not wait for it. Ends with whoever started it.
const [kind = '', base = ''] = process.argv.slice(2);
const seconds = 60;
if (kind === 'hold') holdUp(base, { count: 2000, from: ['127.0.0.2', '127.0.0.3', '127.0.0.4'] });
else flood(base, { perSecond: 50, from: '127.0.0.5' });
process.on('disconnect', () => process.exit(0));
setTimeout(() => process.exit(0), seconds * 1000);
