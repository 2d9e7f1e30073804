import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { Collapsible } from '#web/ui/controls/collapsible.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { Breadcrumb } from '#web/ui/lists/breadcrumb.tsx';
import { InfiniteList } from '#web/ui/lists/infinite-list.tsx';
import { Pagination } from '#web/ui/lists/pagination.tsx';
import { Part } from './part.tsx';

export function NavigationPart() {
  const [tab, setTab] = useState<'running' | 'past'>('running');
  const [length, setLength] = useState<'hours' | 'days'>('days');
  const [loaded, setLoaded] = useState(1);

  return (
    <Part title="Ways through">
      <Breadcrumb label="You are here" steps={[{ text: 'Home', to: '/ui' }]} here="Controls and states" />
      <Tabs
        label="Orders"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'running', label: 'Running' },
          { value: 'past', label: 'Past' },
        ]}
      >
        <TabPanel value="running">Two orders on the way.</TabPanel>
        <TabPanel value="past">Nothing ordered yet.</TabPanel>
      </Tabs>
      <Tabs
        label="Rent by"
        look="pill"
        value={length}
        onChange={setLength}
        tabs={[
          { value: 'hours', label: 'Hourly', icon: Clock },
          { value: 'days', label: 'Per day', icon: CalendarDays },
        ]}
      >
        <TabPanel value="hours">By the hour.</TabPanel>
        <TabPanel value="days">By the day.</TabPanel>
      </Tabs>
      <div>
        <Collapsible title="How long does it take?" name="questions" defaultOpen>
          About half an hour.
        </Collapsible>
        <Collapsible title="What does it cost?" name="questions">
          That depends on the distance.
        </Collapsible>
      </div>
      <Pagination
        page={5}
        pages={12}
        to={(page) => `/ui?page=${page}`}
        labels={{ nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
      />
      <InfiniteList
        query={{ hasNextPage: loaded < 3, isFetchingNextPage: false, fetchNextPage: () => setLoaded(loaded + 1) }}
        moreText="Show more"
        loadingText="Loading…"
      >
        <p className="text-ink-2 text-small">{loaded} of 3 pages are here.</p>
      </InfiniteList>
    </Part>
  );
}
