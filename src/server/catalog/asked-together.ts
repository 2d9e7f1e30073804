type Group<Question, Reply> = { questions: Question[]; replies: Promise<readonly Promise<Reply>[]> };

/**
 * Hands over together what is asked of the same source at the same moment, before any of it has waited for something
 * outside of the process. `key`: only what has the same can be answered together.
 */
export function askedTogether<Source extends object, Question, Reply>() {
  const groups = new WeakMap<Source, Map<string, Group<Question, Reply>>>();

  return async (
    source: Source,
    key: string,
    question: Question,
    ask: (questions: readonly Question[]) => readonly Promise<Reply>[],
  ): Promise<Reply> => {
    const ofSource = groups.get(source) ?? new Map<string, Group<Question, Reply>>();
    groups.set(source, ofSource);
    let group = ofSource.get(key);
    if (!group) {
      const questions: Question[] = [];
      const replies = afterAllThatIsReady().then(() => {
        ofSource.delete(key);
        return ask(questions);
      });
      group = { questions, replies };
      ofSource.set(key, group);
    }
    const at = group.questions.push(question) - 1;
    const reply = (await group.replies)[at];
    if (!reply) throw new Error('a question without a reply');
    return reply;
  };
}

const afterAllThatIsReady = () => new Promise<void>((resolve) => process.nextTick(resolve));
