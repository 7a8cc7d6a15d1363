/** Rule for the linter: a cast by way of `unknown` says that the value was never parsed. */
const noEscapeCast = {
  create: (context) => ({
    TSAsExpression(node) {
      const inner = node.expression;
      if (inner.type !== "TSAsExpression" || inner.typeAnnotation.type !== "TSUnknownKeyword") return;
      context.report({ node, message: "Parse it at the door; 'as unknown as' hides a bug." });
    },
  }),
};

export default { meta: { name: "casts" }, rules: { "no-escape-cast": noEscapeCast } };
