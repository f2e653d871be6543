import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { GameArt } from '@wau/art/game-art';
import { gameArtOfTheme } from '@wau/art/game-art-of-theme';
import { isThemeName as isGameTheme } from '@wau/art/themes';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@wau/contract/languages';
import type { Random } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import { isThemeName, type ThemeName } from '@wau/theme/theme-names';
import { themes } from '@wau/theme/tokens';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StudioConfig } from '../studio-config.ts';
import { type ClientBuild, type ClientEntry, readClientBuild } from './client-build.ts';
import { assetPath, studioDocument, studioDocumentPolicy } from './studio-document.ts';

const immutable = 'public, max-age=31536000, immutable';

const verifyTitles: Readonly<Record<LanguageCode, string>> = {
  MY: 'Semak adil',
  EN: 'Check fairness',
};

interface PageParts {
  readonly build: ClientBuild;
  readonly config: StudioConfig;
  readonly random: Random;
  readonly titles: TitleShelf;
}

/**
 * Serves the game pages, the verify page and the files they load. The pages run in a frame with an opaque origin, so
 * even their own files are foreign to them and carry `Access-Control-Allow-Origin`.
 */
export async function registerStudioPages(
  app: FastifyInstance,
  { config, random, titles }: Omit<PageParts, 'build'>,
): Promise<void> {
  const parts: PageParts = { build: readClientBuild(config.clientBuildFolder), config, random, titles };
  await app.register(fastifyStatic, {
    root: config.clientBuildFolder,
    prefix: assetPath,
    decorateReply: false,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'built-from'],
    cacheControl: false,
    setHeaders(reply, filePath) {
      // Every file that Vite writes at the top carries its content's hash in its name.
      if (!filePath.startsWith(join(config.clientBuildFolder, '.vite') + sep)) {
        reply.header('Cache-Control', immutable);
      }
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
  app.get<{ Params: { gameId: string } }>(
    '/studio/play/:gameId',
    { config: { callName: 'playPage' } },
    async (request, reply) => {
      const { gameId } = request.params;
      const title = titles.find(gameId);
      if (title === undefined) throw new Refusal('game.unknown');
      const entry = parts.build.get(`play-${title.engine}`);
      assert(entry !== undefined, `the client of ${title.engine} has been built`);
      const first = parts.build.get('begin-opening');
      assert(first !== undefined, 'the script that opens games has been built');
      return answerPage(parts, request, reply, {
        entry,
        first,
        titleIn: (language) => title.names[language],
        gameId,
      });
    },
  );
  app.get('/studio/verify', { config: { callName: 'verifyPage' } }, async (request, reply) => {
    const entry = parts.build.get('verify');
    assert(entry !== undefined, 'the verify page has been built');
    return answerPage(parts, request, reply, {
      entry,
      first: undefined,
      titleIn: (language) => verifyTitles[language],
      gameId: undefined,
    });
  });
}

interface AskedPage {
  readonly entry: ClientEntry;
  readonly first: ClientEntry | undefined;
  readonly titleIn: (language: LanguageCode) => string;
  readonly gameId: string | undefined;
}

function answerPage(
  { config, random, titles }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { entry, first, titleIn, gameId }: AskedPage,
): FastifyReply {
  const { language, themeName } = readLook(request);
  const nonce = Buffer.from(random.bytes(16)).toString('base64');
  const themeColor = themes[themeName].page;
  return reply
    .header('Content-Security-Policy', studioDocumentPolicy(nonce, config.frameAncestors))
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    .type('text/html; charset=utf-8')
    .send(
      studioDocument({
        entry,
        first,
        language,
        themeName,
        themeColor,
        title: titleIn(language),
        nonce,
        art: artOf(titles, gameId, language),
      }),
    );
}

/** The look of a game; the verify page has none. */
function artOf(titles: TitleShelf, gameId: string | undefined, language: LanguageCode): GameArt | undefined {
  const theme = titles.facts.find((facts) => facts.gameId === gameId)?.theme;
  return theme !== undefined && isGameTheme(theme) ? gameArtOfTheme(theme, language) : undefined;
}

interface Look {
  readonly language: LanguageCode;
  readonly themeName: ThemeName;
}

/** Language and theme as the operator's link names them; what is not known falls back to the defaults. */
function readLook(request: FastifyRequest): Look {
  const query = request.query as Readonly<Record<string, unknown>>;
  const language = typeof query.language === 'string' ? query.language.toUpperCase() : '';
  const themeName = typeof query.theme === 'string' ? query.theme : '';
  return {
    language: isLanguageCode(language) ? language : defaultLanguage,
    themeName: isThemeName(themeName) ? themeName : 'night',
  };
}
