//! Finds the places of a source that mutants change.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Expr, ExprBinary, ExprMatch, ExprStruct, ExprUnary, Pat, Signature, Stmt};

use super::super::mutant::Genre;
use super::Loom;

pub(super) struct Finder<'l, 's> {
    loom: &'l mut Loom<'s>,
    /// How many things stand around that are worked out by the compiler, where nothing can be asked.
    constants: usize,
}

fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

/// Whether a condition takes something apart, so that it must stay a condition.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

impl<'l, 's> Finder<'l, 's> {
    pub(super) fn new(loom: &'l mut Loom<'s>) -> Finder<'l, 's> {
        Finder { loom, constants: 0 }
    }

    pub(super) fn go(&mut self, file: &syn::File) {
        self.visit_file(file);
    }

    fn constant(&mut self, look: impl FnOnce(&mut Self)) {
        self.constants += 1;
        look(self);
        self.constants -= 1;
    }

    fn function(&mut self, signature: &Signature, statements: &[Stmt], look: impl FnOnce(&mut Self)) {
        if signature.constness.is_some() {
            return self.constant(look);
        }
        // What is returned without being named is of one type only.
        let is_named = !self.loom.text(range(&signature.output)).contains("impl ");
        if let Some(first) = statements.first().filter(|_| is_named && self.constants == 0) {
            let at = range(first).start;
            let mutants = self.loom.take(Genre::Body, at);
            self.loom.leave(at, &mutants);
        }
        look(self);
    }

    /// Operators one after another, as they are written: another one may bind its operands otherwise.
    fn chain(&mut self, whole: &ExprBinary) {
        let mut others = Vec::new();
        self.operators(whole, &range(whole), &mut others);
        self.loom.choose(range(whole), "", others);
    }

    fn operators(&mut self, both: &ExprBinary, whole: &Range<usize>, others: &mut Vec<(u32, String)>) {
        let operator = range(&both.op);
        for (number, mutant) in self.loom.take(Genre::Binary, operator.start) {
            let before = self.loom.text(whole.start..operator.start);
            let behind = self.loom.text(operator.end..whole.end);
            let text = format!("{before}{}{behind}", mutant.replacement);
            if syn::parse_str::<Expr>(&text).is_ok() {
                others.push((number, text));
            } else {
                self.loom.forbid(&[(number, mutant)]);
            }
        }
        for side in [&both.left, &both.right] {
            match &**side {
                Expr::Binary(inner) => self.operators(inner, whole, others),
                other => self.visit_expr(other),
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_, '_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.function(&node.sig, &node.block.stmts, |finder| visit::visit_item_fn(finder, node));
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(&node.sig, &node.block.stmts, |finder| visit::visit_impl_item_fn(finder, node));
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        let statements = node.default.as_ref().map_or(&[][..], |block| &block.stmts);
        self.function(&node.sig, statements, |finder| visit::visit_trait_item_fn(finder, node));
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.constant(|finder| visit::visit_item_const(finder, node));
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        self.constant(|finder| visit::visit_item_static(finder, node));
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        self.constant(|finder| visit::visit_impl_item_const(finder, node));
    }

    fn visit_trait_item_const(&mut self, node: &'ast syn::TraitItemConst) {
        self.constant(|finder| visit::visit_trait_item_const(finder, node));
    }

    fn visit_type(&mut self, node: &'ast syn::Type) {
        self.constant(|finder| visit::visit_type(finder, node));
    }

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
        self.constant(|finder| finder.visit_expr(&node.len));
    }

    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_expr_binary(&mut self, node: &'ast ExprBinary) {
        if self.constants > 0 {
            return;
        }
        if !has_let(&node.left) && !has_let(&node.right) {
            return self.chain(node);
        }
        // Between conditions of which one takes something apart there is only one operator.
        let mutants = self.loom.take(Genre::Binary, range(&node.op).start);
        self.loom.forbid(&mutants);
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast ExprUnary) {
        if self.constants == 0 {
            let whole = range(node);
            let operand = self.loom.text(range(&node.expr)).to_owned();
            let mutants = self.loom.take(Genre::Unary, whole.start);
            let others = mutants.into_iter().map(|(number, _)| (number, operand.clone())).collect();
            self.loom.choose(whole, "", others);
        }
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'ast ExprMatch) {
        let takes_all = |arm: &Arm| matches!(arm.pat, Pat::Wild(_) | Pat::Ident(_)) && arm.guard.is_none();
        let is_whole = node.arms.iter().any(takes_all);
        for arm in node.arms.iter().filter(|_| self.constants == 0) {
            let guard = arm.guard.as_ref().map(|(_, guard)| range(guard));
            let mutants = self.loom.take(Genre::Arm, range(&arm.pat).start);
            if !is_whole {
                self.loom.forbid(&mutants);
                continue;
            }
            for (number, _) in mutants {
                self.loom.unless(number, guard.clone(), range(&arm.pat).end);
            }
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_arm(&mut self, node: &'ast Arm) {
        if let Some((_, guard)) = node.guard.as_ref().filter(|_| self.constants == 0) {
            let mutants = self.loom.take(Genre::Guard, range(&**guard).start);
            let others = mutants.iter().map(|(number, mutant)| (*number, mutant.replacement.clone()));
            self.loom.choose(range(&**guard), "", others.collect());
        }
        visit::visit_arm(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'ast ExprStruct) {
        if let Some(rest) = node.rest.as_ref().filter(|_| self.constants == 0) {
            let rest = self.loom.text(range(&**rest)).to_owned();
            for field in &node.fields {
                let name = self.loom.text(range(&field.member)).to_owned();
                let label = if field.colon_token.is_some() { String::new() } else { format!("{name}: ") };
                let mutants = self.loom.take(Genre::Field, range(field).start);
                let others = mutants.iter().map(|(number, _)| (*number, format!("({rest}).{name}")));
                self.loom.choose(range(&field.expr), &label, others.collect());
            }
        }
        visit::visit_expr_struct(self, node);
    }
}
