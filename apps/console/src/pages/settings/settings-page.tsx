import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PageProps } from '../console-page.ts';
import { foundSettings } from './found-settings.ts';
import { RegisterFields } from './register-fields.tsx';
import { SettingHistory } from './setting-history.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingSubject, settingSubjects, settingsOf } from './setting-subjects.ts';
import { type Setting, type Settings, settingsQuery } from './settings-queries.ts';
import { useSettingChangeView } from './use-setting-change-view.ts';
import { useSettingWords } from './use-setting-words.ts';

/** Every setting of the site, by subject. */
export function SettingsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const { data, error, refetch } = useQuery(settingsQuery(services));
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('settings.title')}</h1>
      {data !== undefined ? (
        <Subjects settings={data} me={info.username} mayChange={mayDo(info, 'settings.write')} />
      ) : error === null ? (
        <Loading />
      ) : (
        <LoadingFailure error={error} onAgain={() => void refetch()} />
      )}
    </div>
  );
}

const sections = [...settingSubjects, 'registerFields', 'history'] as const;

interface SubjectsProps {
  readonly settings: Settings;
  readonly me: string;
  readonly mayChange: boolean;
}

function Subjects({ settings, me, mayChange }: SubjectsProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<string>();
  const isSearching = typed.trim() !== '';
  const section =
    sections.find((each) => each === search.get('subject')) ??
    settingSubject(search.get('setting') ?? '') ??
    sections[0];
  const textOf = (name: (typeof sections)[number]): string =>
    name === 'history' ? t('settings.history.all') : t(`settings.subject.${name}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[200px_minmax(0,1fr)]">
      <SectionNav
        label={t('settings.subjects')}
        sections={sections.map((name) => ({ name, text: textOf(name) }))}
        chosen={isSearching ? undefined : section}
        onChoose={(name) => {
          setTyped('');
          setDone(undefined);
          setSearch({ subject: name });
        }}
      />
      <div className="flex flex-col gap-4">
        <TextField label={t('settings.search')} value={typed} onChange={setTyped} maxLength={60} />
        {mayChange ? null : <Notice>{t('settings.read')}</Notice>}
        <Waiting
          settings={settings}
          onOpen={(settingName) => {
            setTyped('');
            setSearch({ subject: settingSubject(settingName) ?? section, setting: settingName });
          }}
        />
        <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
        {isSearching ? (
          <Found settings={settings} me={me} mayChange={mayChange} typed={typed} onDone={setDone} />
        ) : section === 'registerFields' ? (
          <RegisterFields settings={settings} mayChange={mayChange} onDone={setDone} />
        ) : section === 'history' ? (
          <AllChanges settings={settings} me={me} mayChange={mayChange} onDone={setDone} />
        ) : (
          <section aria-label={textOf(section)} className="flex flex-col gap-3">
            <h2 className="text-xl font-semibold">{textOf(section)}</h2>
            <Rows
              settings={settings}
              me={me}
              shown={settingsOf(section).flatMap((name) =>
                settings.settings.filter(({ settingName }) => settingName === name),
              )}
              mayChange={mayChange}
              onDone={setDone}
            />
          </section>
        )}
      </div>
    </div>
  );
}

interface WaitingProps {
  readonly settings: Settings;
  readonly onOpen: (settingName: string) => void;
}

/** What waits for a second person, whatever subject is shown: nobody else tells them. */
function Waiting({ settings, onOpen }: WaitingProps) {
  const t = useTexts();
  const { settingName: nameOf } = useSettingWords(settings);
  const waiting = settings.settings.filter(({ asked }) => asked.length > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('settings.waiting')}>
      <Notice tone="look">
        <div className="flex flex-wrap items-center gap-3">
          <span>{t('settings.waiting')}</span>
          {waiting.map(({ settingName }) => (
            <Button key={settingName} onClick={() => onOpen(settingName)}>
              {nameOf(settingName)}
            </Button>
          ))}
        </div>
      </Notice>
    </section>
  );
}

interface PartProps extends SubjectsProps {
  readonly onDone: (text: string | undefined) => void;
}

/** Whatever fits the search, of every subject. */
function Found({ typed, ...props }: PartProps & { typed: string }) {
  const t = useTexts();
  const { settingName, settingMeaning } = useSettingWords(props.settings);
  const searched = props.settings.settings.map((setting) => ({
    setting,
    words: [settingName(setting.settingName), settingMeaning(setting), setting.settingName],
  }));
  const shown = foundSettings(searched, typed).map(({ setting }) => setting);
  return (
    <section aria-label={t('settings.search')} className="flex flex-col gap-3">
      <div role="status">
        <h2 className="text-muted">{t('settings.search.found', { count: shown.length })}</h2>
      </div>
      <Rows {...props} shown={shown} />
    </section>
  );
}

function Rows({ settings, me, shown, mayChange, onDone }: PartProps & { shown: readonly Setting[] }) {
  const [search, setSearch] = useSearchParams();
  const open = search.get('setting');
  return (
    <ul className="flex flex-col gap-2">
      {shown.map((setting) => {
        const { settingName } = setting;
        const isOpen = settingName === open;
        return (
          <li key={settingName} className="rounded-small border border-line bg-surface p-3">
            <SettingRow
              settings={settings}
              setting={setting}
              me={me}
              mayChange={mayChange}
              isOpen={isOpen}
              onToggle={() => {
                onDone(undefined);
                setSearch((present) => {
                  if (isOpen) present.delete('setting');
                  else present.set('setting', settingName);
                  return present;
                });
              }}
              onDone={onDone}
            />
          </li>
        );
      })}
    </ul>
  );
}

function AllChanges({ settings, mayChange, onDone }: PartProps) {
  const t = useTexts();
  const viewOf = useSettingChangeView(settings, mayChange);
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('settings.history.all')}</h2>
      <SettingHistory
        changesOf={{ of: 'setting' }}
        title={t('settings.history')}
        viewOf={viewOf}
        onUndone={onDone}
      />
    </div>
  );
}
