import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Asked } from './entry.ts';
import { groupsOf, rankedOf } from './groups.ts';
import { sources } from './sources.ts';

const searchDelay = 250;

export function useFound(asked: Asked) {
  const settled = useSettled(asked.text);
  const client = useQueryClient();
  // Sources without a cached answer are late: their entries go below all others, so that nothing moves when they
  // arrive.
  const [late] = useState(() =>
    sources.map(({ request }) => {
      const wanted = request?.(asked);
      return request !== undefined && (!wanted || client.getQueryData(wanted.queryKey) === undefined);
    }),
  );
  const requests = sources.map(({ request, isSearched }) =>
    request?.(isSearched ? { ...asked, text: settled } : asked),
  );
  const answers = useQueries({
    queries: requests.map((request, at) =>
      request
        ? { ...request, ...(sources[at]?.isSearched && { placeholderData: keepPreviousData }) }
        : { queryKey: ['palette', at], enabled: false },
    ),
  });

  const isTyping = settled !== asked.text;
  const ranked = sources.map((source, at) => {
    const answer = answers[at];
    // `isFound`: the server has searched for the typed text. Otherwise `data` answers the previous text, and `rankedOf`
    // filters it.
    const isFound = source.isSearched === true && !isTyping && answer?.isPlaceholderData === false;
    const data = requests[at] || isTyping ? answer?.data : undefined;
    return { ...rankedOf(source, asked, data, isFound), isLate: late[at] === true };
  });
  const isSearching = sources.some(({ request, isSearched }, at) => {
    if (!isSearched || !request?.(asked)) return false;
    return isTyping || (answers[at]?.isFetching && !answers[at]?.isError);
  });
  return { groups: groupsOf(ranked), isSearching, failure: answers.find(({ error }) => error !== null)?.error };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, searchDelay, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
