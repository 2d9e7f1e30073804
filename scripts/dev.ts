process.env.NODE_ENV = 'development';
process.argv.push('--dev');
await import('../src/main.ts');

export {};
