import { Type } from 'typebox';

declare const operatorHtmlBrand: unique symbol;

/**
 * HTML that an operator wrote and the server has sanitised. Only `sanitiseOperatorHtml` in apps/server makes it and
 * only the web app's `OperatorHtml` shows it, so that text which nobody has looked at cannot get there by mistake.
 */
export type OperatorHtml = string & { readonly [operatorHtmlBrand]: true };

/** The schema of such HTML in an answer. */
export const OperatorHtmlText = Type.Unsafe<OperatorHtml>(
  Type.String({
    description: 'Sanitised HTML: text, headings, lists, tables, links and pictures of this site',
  }),
);
