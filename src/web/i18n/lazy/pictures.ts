import '../lazy-files/ordering.ts';
