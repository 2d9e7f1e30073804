// Every room with an amount asks the configuration room; this name stays for the files that know it.
export { useMoney } from '#web/config/use-money.ts';
