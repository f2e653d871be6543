import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { onFirstUse } from './on-first-use.ts';

/** At once; throws for a schema that no serialiser can be made of. */
export const compileSerializer = SerializerSelector()({}, {});

/** Fastify's own serialiser of an answer, compiled when its call is first answered, as the validators are. */
export const contractSerializerCompiler: FastifySerializerCompiler<TSchema> = (route) => {
  const compiled = onFirstUse(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? '200' }));
  return (answer) => compiled()(answer);
};
