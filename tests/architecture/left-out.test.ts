import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What scripts/building/unused-parts.ts leaves out of the browser's scripts. Most of it throws when it is used; a few
 * things would only do nothing, so that nobody may come to use them without taking them from that list.
 */
const LEFT_OUT = [
  /^import \{[^}]*\b(?:Form|NavLink|PrefetchPageLinks|use(?:Blocker|Fetchers?|FormAction|Prompt|Submit|ViewTransitionState))\b[^}]*\} from 'react-router'/m,
  /^import \{[^}]*\b(?:use(?:Is)?Mutat\w+|Mutation\w+)\b[^}]*\} from '@tanstack\/react-query'/m,
  /^import \{[^}]*\b(?:Activity|SuspenseList|ViewTransition|addTransitionType|cache|useActionState)\b[^}]*\} from 'react'/m,
  /^import \{[^}]*\b(?!createPortal|flushSync)\w+[^}]*\} from 'react-dom'/m,
  /^export (?:async )?(?:const|function) (?:action|clientAction|clientMiddleware|links|meta)\b/m,
  /<(?:form|button|input)\b[^>]* (?:formA|a)ction=\{(?!useHref\()|<(?:link|style)\b[^>]* precedence=|<script\b[^>]* async\b|<Fragment\b[^>]* ref=/,
  /^import \{[^}]*\b(?:useFieldArray|FieldArray|useFormState|FormProvider|useFormContext|Watch)\b[^}]*\} from 'react-hook-form'/m,
  /\buseForm(?:<\w+>)?\(\{[^;]*\b(?:resolver|disabled|validate|delayError|progressive|errors|values|formControl|shouldUnregister|criteriaMode|shouldUseNativeValidation):/,
  /\bregister\([^\n]*\bdisabled:|<Controller\b[^>]* (?:disabled|shouldUnregister)(?=[=\s/])|\breset\([^;)]*,/,
  /\{[^}]*\b(?:isDirty|dirtyFields|isValid|isValidating|touchedFields|validatingFields)\b[^}]*\} = (?:\w+\.)?formState|formState\.(?!errors|isSubmitted|isSubmitting)\w|\bshould(?:Dirty|Touch): /,
  /<HydratedRouter \w|<Link[^>]* (?:mask|prefetch|viewTransition)\b/,
];

const isLeftOut = (text: string) => LEFT_OUT.some((pattern) => pattern.test(text));

test('the pages use nothing of their libraries that the build leaves out', () => {
  const files = globSync('src/web/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => isLeftOut(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  "import {\n  Link,\n  useFetcher,\n} from 'react-router';",
  "import { useMutation } from '@tanstack/react-query';",
  "import { createPortal, preload } from 'react-dom';",
  'export const clientMiddleware = [];',
  "import { type ReactNode, ViewTransition } from 'react';",
  '<form action={send}>',
  '<link rel="stylesheet" href={href} precedence="low" />',
  'export async function action() {',
  '<Link to="/" prefetch="intent">',
  "import { Controller, useFieldArray } from 'react-hook-form';",
  "const form = useForm<Values>({ mode: 'onTouched', resolver: schema });",
  "register('phone', { disabled: true })",
  'reset(values, { keepErrors: true });',
  'const { errors, isDirty } = form.formState;',
  "setValue('name', name, { shouldDirty: true });",
])('it would be seen: %s', (text) => {
  expect(isLeftOut(text)).toBe(true);
});
