import '../lazy-files/after.ts';
